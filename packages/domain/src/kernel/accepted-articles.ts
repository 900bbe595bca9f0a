/** The texts that people accept when they register and when they order, by the names of their articles. [CONT-03] */
export const acceptedArticles = {
  terms: "terms",
  privacy: "privacy",
  claims: "insurance",
} as const;
