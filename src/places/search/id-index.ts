/** Ids of places: GeoNames ids are numbers, those of other places texts such as "x25.7606,84.1471". */

export type IdIndex = { getId: (row: number) => string; findRow: (id: string) => number | undefined };

export function createIdIndex(ids: readonly (number | string)[]): IdIndex {
  const numbers = Uint32Array.from(ids, (id) => (typeof id === 'number' ? id : 0));
  const rowsByNumber = Uint32Array.from(numbers.keys()).sort((a, b) => numbers[a]! - numbers[b]!);
  const rowsByText = new Map<string, number>();
  ids.forEach((id, row) => typeof id === 'string' && rowsByText.set(id, row));
  return createIndex(numbers, rowsByNumber, rowsByText);
}

function createIndex(
  numbers: Uint32Array,
  rowsByNumber: Uint32Array,
  rowsByText: ReadonlyMap<string, number>,
): IdIndex {
  const textsByRow = new Map(Array.from(rowsByText, ([id, row]) => [row, id]));
  return {
    getId: (row) => textsByRow.get(row) ?? String(numbers[row]),
    findRow: (id) =>
      /^[1-9]\d*$/.test(id) ? findNumber(numbers, rowsByNumber, Number(id)) : rowsByText.get(id),
  };
}

function findNumber(numbers: Uint32Array, sortedRows: Uint32Array, id: number): number | undefined {
  let [low, high] = [0, sortedRows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[sortedRows[middle]!]! < id) low = middle + 1;
    else high = middle;
  }
  const row = sortedRows[low];
  return row !== undefined && numbers[row] === id ? row : undefined;
}
