/** Under which name the chosen lines lie in the tab. */
export const handedOverKey = "settlement";
