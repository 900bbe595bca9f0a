/** Decides whether one more retry is affordable. */
export interface RetryBudget {
  /** A first attempt earns its share of a retry. */
  earn(): void;
  /** Spends one retry, or says false when the budget is empty. */
  spend(): boolean;
}

const savedRetries_max = 10;

/**
 * A token bucket filled by calls, not by time: in the long run retries stay below `percent` of the
 * calls, while a quiet source may still use a saved-up handful at once.
 */
export function createRetryBudget(percent: number): RetryBudget {
  let savedHundredths = savedRetries_max * 100;
  return {
    earn() {
      savedHundredths = Math.min(savedHundredths + percent, savedRetries_max * 100);
    },
    spend() {
      if (savedHundredths < 100) return false;
      savedHundredths -= 100;
      return true;
    },
  };
}
