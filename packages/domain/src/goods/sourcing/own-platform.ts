/** Our own shop among the places goods come from. It is no marketplace: nobody is asked for its goods. */
export const ownPlatform = 1;
