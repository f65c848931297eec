/**
 * The bytes of a seed are bound to this number. From the first release on, any change of bytes that is not a new
 * generator version raises it.
 */
export const ENGINE_VERSION = 2;
