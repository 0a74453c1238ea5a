// Brings the flags of zlib to the target CCommand, which alone includes its header. Nobody imports this module.
