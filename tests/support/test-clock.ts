const hour_ms = 3_600_000;

export type TestClock = {
  now: () => Date;
  /** Moves on; time in tests never moves by itself. */
  pass: (time: { days?: number; hours?: number; minutes?: number }) => void;
  set: (now: Date) => void;
};

/** A clock that stands still, at noon of a Monday in Taipei unless told otherwise. */
export function createTestClock(start = new Date("2026-03-02T04:00:00Z")): TestClock {
  let current = start;
  return {
    now: () => current,
    pass: ({ days = 0, hours = 0, minutes = 0 }) => {
      const passed_ms = (days * 24 + hours + minutes / 60) * hour_ms;
      current = new Date(current.getTime() + passed_ms);
    },
    set: (now) => {
      current = now;
    },
  };
}
