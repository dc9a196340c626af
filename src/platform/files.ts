/** Reads of files and folders that may not exist. Other errors, such as a missing permission, are thrown. */
import fs from 'node:fs/promises';

/** @returns the sorted names in a folder; none if it does not exist */
export const listNames = async (folder: string): Promise<string[]> =>
  ((await ignoreMissing(fs.readdir(folder))) ?? []).toSorted();

/** @returns the content of a file; undefined if it does not exist */
export const readFileIfExists = (file: string): Promise<Buffer | undefined> =>
  ignoreMissing(fs.readFile(file));

/** @returns undefined if the file or folder does not exist */
export async function ignoreMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
