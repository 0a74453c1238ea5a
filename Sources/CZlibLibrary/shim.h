// Brings the flags of zlib to the target CZlib, which alone includes its header. Nobody imports this module.
