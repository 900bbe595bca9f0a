/**
 * The stored form of random bytes that nobody kept. Verified when there is no account, so that the answer
 * takes as long as for one that exists.
 */
export const nobodysPassword =
  "$argon2id$v=19$m=19456,t=2,p=1$4vYS3feljN+368Tc2lvEaA$2UvlKcKp7WWW++vfWgOHJBOkxi+iVuoMVf5z8NMFT1k";
