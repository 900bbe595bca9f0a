/** One word in simplified Chinese, in Taiwan's words, in Thai and in English. */
export type Term = readonly [zh: string, taiwan: string, th: string, en: string];
