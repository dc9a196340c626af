/** Reader of TZif files, the compiled form of the IANA time zone database (RFC 9636). */

/** A change of the clock, in seconds since 1970. The first entry of a zone has `start` -Infinity. */
export type ClockChange = { start: number; offsetSeconds: number; abbreviation: string };

const HEADER_BYTES = 44;
const TRANSITION_BYTES = 8;
const TYPE_BYTES = 6;
const FIRST_BLOCK_TIME_BYTES = 4;
const TYPE_INDEX_BYTES = 1;
const LEAP_CORRECTION_BYTES = 4;
/** The header begins with the signature, the version and 15 unused bytes; six counts of 4 bytes follow. */
const COUNTS_START = 20;

/**
 * Reads the second data block, which has 64-bit times. Times after the last transition follow the footer, which is
 * not read.
 * @throws Error if this is no TZif file of version 2 or later
 */
export function readTzif(file: Buffer): ClockChange[] {
  const block = file.subarray(measureFirstBlock(file));
  const { transitions, types } = readCounts(block);
  const typeIndexes = HEADER_BYTES + transitions * TRANSITION_BYTES;
  const typeRecords = typeIndexes + transitions;
  const names = typeRecords + types * TYPE_BYTES;
  const readType = (index: number) => {
    const record = typeRecords + index * TYPE_BYTES;
    const name = names + block.readUInt8(record + 5);
    const abbreviation = block.toString('latin1', name, block.indexOf(0, name));
    return { offsetSeconds: block.readInt32BE(record), abbreviation };
  };
  return [
    { start: -Infinity, ...readType(0) },
    ...Array.from({ length: transitions }, (_, index) => ({
      start: Number(block.readBigInt64BE(HEADER_BYTES + index * TRANSITION_BYTES)),
      ...readType(block.readUInt8(typeIndexes + index)),
    })),
  ];
}

/** The first block repeats the data with 32-bit times, or is empty. */
function measureFirstBlock(file: Buffer): number {
  if (!isTzif(file) || file.readUInt8(4) < '2'.charCodeAt(0))
    throw new Error('This is no TZif file of version 2 or later.');
  const { transitions, types, nameBytes, leapSeconds, standardFlags, utFlags } = readCounts(file);
  return (
    HEADER_BYTES +
    transitions * (FIRST_BLOCK_TIME_BYTES + TYPE_INDEX_BYTES) +
    types * TYPE_BYTES +
    nameBytes +
    leapSeconds * (FIRST_BLOCK_TIME_BYTES + LEAP_CORRECTION_BYTES) +
    standardFlags +
    utFlags
  );
}

export const isTzif = (file: Buffer): boolean => file.toString('latin1', 0, 4) === 'TZif';

function readCounts(block: Buffer) {
  const [utFlags, standardFlags, leapSeconds, transitions, types, nameBytes] = Array.from(
    { length: 6 },
    (_, index) => block.readUInt32BE(COUNTS_START + index * 4),
  ) as [number, number, number, number, number, number];
  return { utFlags, standardFlags, leapSeconds, transitions, types, nameBytes };
}
