type Prompt = () => void;

let prompt: Prompt | undefined;

/** The app says how it asks people to log in; calls that want it to happen ask for it. [API-04] */
export const whenLoginNeeded = (ask: Prompt): void => {
  prompt = ask;
};

export const askForLogin = (): void => prompt?.();
