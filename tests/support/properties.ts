import fc from "fast-check";

// Properties try the same cases in every run: it says what changed, not what it happened to try. `SEED` tries
// others, and what then fails becomes a case with a name.
fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 20_261_120) });

export { fc };
