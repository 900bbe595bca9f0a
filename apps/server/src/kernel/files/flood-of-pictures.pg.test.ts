import { uploadImage, uploadParcelPhoto } from "@sampan/contract/kernel/uploads";
import { expect, test } from "vitest";
import {
  greedyPictures,
  hugePictures,
  phonePhoto,
} from "../../../../../tests/support/huge-pictures.ts";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { servers, customer, staff } = await openTwoServers();
const [server] = servers;

const people = 22;
/**
 * Two pictures of customers and one of staff are drawn at once, 64 MB each; the rest is what decoders, encoders
 * and the bytes of the pictures themselves take around that.
 */
const growth_max_mb = 3 * 64 + 60;

const asBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const crowd = await Promise.all(
  Array.from({ length: people }, async () => (await customer()).at(server.url)),
);

test("22 people with pictures of 39 megapixels in a kilobyte take little memory and are told why", async () => {
  const keeper = (await staff("warehouse")).at(server.url);
  const before_mb = server.memory_mb();
  server.forgetPeak();
  const attack = crowd.flatMap((person) =>
    hugePictures.map((bytes) => person.call(uploadImage, { file: asBlob(bytes) })),
  );
  const photo = await keeper.call(uploadParcelPhoto, { file: asBlob(await phonePhoto()) });
  expect(valueOf(photo).data.width).toBe(1600);
  for (const answer of await Promise.all(attack))
    expect(refusalOf(answer)).toBe("picture_too_many_pixels");
  expect(server.peakMemory_mb() - before_mb).toBeLessThan(growth_max_mb);
});

test("22 people with the largest pictures there is room for wait for each other, and staff for none of them", async () => {
  const keeper = (await staff("warehouse")).at(server.url);
  const pictures = await greedyPictures();
  const photo = asBlob(await phonePhoto());
  const before_mb = server.memory_mb();
  server.forgetPeak();
  let drawn = 0;
  const attack = crowd.map(async (person, at) => {
    const bytes = pictures[at % pictures.length] ?? pictures[0];
    const answer = await person.call(uploadImage, { file: asBlob(bytes ?? new Uint8Array()) });
    drawn += 1;
    return answer;
  });
  valueOf(await keeper.call(uploadParcelPhoto, { file: photo }));
  expect(drawn).toBeLessThan(people);
  for (const answer of await Promise.all(attack)) valueOf(answer);
  expect(server.peakMemory_mb() - before_mb).toBeLessThan(growth_max_mb);
});
