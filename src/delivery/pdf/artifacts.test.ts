import { describe, expect, it } from 'vitest';
import { markArtifacts } from './artifacts.ts';

const mark = (...lines: string[]) => markArtifacts(lines.join('\n')).split('\n');

describe('content without a tag', () => {
  it('a background and a running title are artifacts', () => {
    expect(mark('q', '0 0 595 842 re', 'f', 'Q', 'BT', '/F1 9 Tf', '<0001> Tj', 'ET')).toEqual([
      'q',
      '/Artifact BMC',
      '0 0 595 842 re',
      'f',
      'EMC',
      'Q',
      '/Artifact BMC',
      'BT',
      '/F1 9 Tf',
      '<0001> Tj',
      'ET',
      'EMC',
    ]);
  });

  it('a clip path is an artifact with its path', () => {
    expect(mark('0 0 10 10 re', 'W n', '/X1 Do')).toEqual([
      '/Artifact BMC',
      '0 0 10 10 re',
      'W n',
      'EMC',
      '/Artifact BMC',
      '/X1 Do',
      'EMC',
    ]);
  });

  it('tagged content is unchanged, also with a span inside', () => {
    const lines = [
      '/P <</MCID 0 >>BDC',
      'BT',
      '/Span <</Lang (hi)>> BDC',
      '<0001> Tj',
      'EMC',
      'ET',
      '0 0 m',
      'S',
      'EMC',
    ];
    expect(mark(...lines)).toEqual(lines);
  });
});
