/** Outermost element of the desk in every state: it fills its place, as a column's rest or by the height of a block. */
export const deskFrame = 'wg:relative wg:h-full wg:min-h-155 wg:flex-1';
