/** Like the lock of a folder, and takes nothing: the control of what the lock is for. */
export const lockFolder = (): Promise<() => void> => Promise.resolve(() => undefined);

export class FolderInUse extends Error {}
