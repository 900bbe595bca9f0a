const key = "withdrawal-amount";

/** What was typed as the amount stays while somebody adds an account or looks something up. It goes with the session. */
export const typedAmount = {
  read: (): string => sessionStorage.getItem(key) ?? "",
  keep: (text: string): void => sessionStorage.setItem(key, text),
  forget: (): void => sessionStorage.removeItem(key),
};
