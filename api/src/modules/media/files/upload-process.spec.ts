// Holds rules/media 2.
import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import sharp from 'sharp';
import type { UploadedPicture } from './picture.js';
import { prepareIn, preparePicture } from './upload-process.js';

const picture = async (): Promise<UploadedPicture> => ({
  data: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#486b53' } })
    .png()
    .toBuffer(),
  format: 'png',
  copyWidths: [],
});

describe('Uploaded pictures', () => {
  it('wait while two are being prepared, at most twenty; another one is refused for now', async () => {
    const upload = await picture();
    const ended = await Promise.allSettled(Array.from({ length: 25 }, () => preparePicture(upload)));
    const refusals = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'too-many-uploads' });
    // A slot is free again.
    expect(await preparePicture(upload)).toMatchObject({ format: 'png', size: { width: 40, height: 30 } });
  });

  it('are not called damaged if their process was killed, which may have run out of memory', async () => {
    const child = Object.assign(new EventEmitter(), { send: () => true });
    // eslint-disable-next-line no-restricted-syntax -- no more of a process is used
    const prepared = prepareIn(child as unknown as ChildProcess, await picture());
    child.emit('disconnect');
    const { picture: none, refusal, error } = await prepared;
    expect([none, refusal]).toEqual([undefined, undefined]);
    expect(error).toMatchObject({ code: 'picture-not-prepared' });
  });
});
