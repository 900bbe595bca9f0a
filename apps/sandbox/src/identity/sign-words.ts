import { createHmac, generateKeyPairSync, type KeyObject, sign as signWith } from "node:crypto";

export type SignedBy = "HS256" | "ES256" | "RS256";

/** Signs what a provider says of somebody, and publishes the keys it is held against. */
export type Signer = {
  /** A JSON Web Token in its three parts. */
  sign(by: SignedBy, claims: Readonly<Record<string, unknown>>): string;
  readonly keys: readonly object[];
};

/** Keys of this world, made anew each time it begins. */
export function createSigner(secret: string): Signer {
  const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const published = (key: KeyObject, alg: SignedBy): object => ({
    ...key.export({ format: "jwk" }),
    kid: `sandbox-${alg}`,
    use: "sig",
    alg,
  });
  const seal = {
    HS256: (text: string) => createHmac("sha256", secret).update(text).digest(),
    ES256: (text: string) =>
      signWith("sha256", Buffer.from(text), {
        key: elliptic.privateKey,
        dsaEncoding: "ieee-p1363",
      }),
    RS256: (text: string) => signWith("sha256", Buffer.from(text), rsa.privateKey),
  } as const satisfies Record<SignedBy, (text: string) => Buffer>;
  return {
    keys: [published(elliptic.publicKey, "ES256"), published(rsa.publicKey, "RS256")],
    sign(by, claims) {
      const header = { typ: "JWT", alg: by, ...(by !== "HS256" && { kid: `sandbox-${by}` }) };
      const text = [header, claims].map(part).join(".");
      return `${text}.${seal[by](text).toString("base64url")}`;
    },
  };
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
