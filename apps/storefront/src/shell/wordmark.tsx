/** The name as a drawing; the page's heading says it in words. */
export const Wordmark = () => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet="/logo-word-dark.svg" />
    <img src="/logo-word.svg" alt="三板 Sampan" width={131} height={32} data-drawing="" />
  </picture>
);
