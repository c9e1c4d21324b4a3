// @where Widgets: largest picture that is shown, in megapixels
/** More would take hundreds of megabytes to decode (S45). */
export const maxMegapixels = 60;
