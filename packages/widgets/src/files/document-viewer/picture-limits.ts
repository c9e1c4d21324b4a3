/** More would take hundreds of megabytes to decode (S45). */
export const mostMegapixels = 60;
