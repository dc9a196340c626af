/** `admin numbers`: the numerology of a name and a date, every sum with its steps. */
import { numberProfile } from '#src/numerology/profile.ts';

export type NumbersOptions = { name: string; date: string; on?: string };

/** The exit code: 0 done, 2 a date that does not exist. */
export function numbers(
  { name, date, on }: NumbersOptions,
  today: string,
  print: (line: string) => void,
): 0 | 2 {
  try {
    print(JSON.stringify(numberProfile(name, date, on ?? today), null, 2));
    return 0;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    return 2;
  }
}
