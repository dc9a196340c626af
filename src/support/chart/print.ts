/** Prints one line of data. */
export type Print = (line: string) => void;
