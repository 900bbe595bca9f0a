/** In an action bar, the fact on the left takes the room there is. */
export const barFactLook = "min-w-0 flex-[999_1_auto]";

/** The action keeps its size beside it, and takes the whole line where large text has pushed it there. */
export const barActionLook = "flex-[1_0_auto]";
