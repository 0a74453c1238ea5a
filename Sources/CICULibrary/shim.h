// Brings the flags of ICU to the target CICU, which alone includes its headers. Nobody imports this module.
