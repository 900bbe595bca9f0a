/** The mark; its hull takes the colour of the words beside it. */
export const HouseMark = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <rect x="16.5" y="10" width="15" height="15" rx="2.2" fill="var(--mango-400)" />
    <path
      d="M2.6 23.4C8.6 27.6 16 28.4 24 28.4s15.6-1.4 21.6-7.4c.5-.5 1.2-.1 1.1.6C45.4 30.2 41.1 38 33.4 38H14.8C8 38 3.6 32.6 1.6 24.2c-.2-.8.4-1.2 1-.8z"
      fill="currentColor"
    />
  </svg>
);
