import { askApp } from "./app.ts";

/**
 * What the app keeps under a name, undefined where it keeps nothing or there is no app. A text that an older app wrote in
 * AES is read with the key the caller brings; what reads it is loaded only then. [NATV-11] [NFR-02]
 */
export async function readAppData(key: string, aesKey?: string): Promise<string | undefined> {
  const kept = await askApp("localData", { action: "read", key });
  const value = kept.ok ? (kept.value.value ?? undefined) : undefined;
  if (value === undefined || aesKey === undefined) return value;
  const { decryptText } = await import("./aes-text.ts");
  return decryptText(value, aesKey);
}

/** Answers whether the app keeps it now. [NATV-11] */
export async function writeAppData(key: string, value: string, aesKey?: string): Promise<boolean> {
  const kept =
    aesKey === undefined ? value : await (await import("./aes-text.ts")).encryptText(value, aesKey);
  return (await askApp("localData", { action: "write", key, value: kept })).ok;
}

export async function forgetAppData(key: string): Promise<void> {
  await askApp("localData", { action: "forget", key });
}
