import { expect, test } from "vitest";
import { signS3 } from "./sign-s3.ts";

// Amazon's own examples for everybody.
const key = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const bucket = "https://examplebucket.s3.amazonaws.com";
const now = new Date("2013-05-24T00:00:00Z");

test.each([
  {
    question: {
      method: "GET",
      url: `${bucket}/test.txt`,
      headers: { range: "bytes=0-9" },
    },
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    question: {
      method: "PUT",
      url: `${bucket}/test%24file.text`,
      headers: {
        date: "Fri, 24 May 2013 00:00:00 GMT",
        "x-amz-storage-class": "REDUCED_REDUNDANCY",
      },
      body: new TextEncoder().encode("Welcome to Amazon S3."),
    },
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  },
] as const)("signs Amazon's example of $question.method as Amazon does", async (example) => {
  const { authorization } = await signS3({ ...example.question, now }, key);
  expect(authorization).toMatch(new RegExp(`Signature=${example.signature}$`));
});

test("signs for the same service whoever keeps the bucket", async () => {
  const url = "https://files.example/bucket/test.txt";
  const { authorization } = await signS3({ method: "GET", url, now }, key);
  expect(authorization).toContain(`${key.accessKeyId}/20130524/us-east-1/s3/aws4_request,`);
});
