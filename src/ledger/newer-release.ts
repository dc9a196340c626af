/** Events that a newer release wrote: after a rollback a stream is read as far as this release knows it, and not extended. */

/** Stands for a stored event of an unknown type, or with another shape than this release knows. It is never stored. */
export type NewerReleaseEvent = { type: 'EventOfNewerRelease'; data: { storedType: string } };

export const createNewerReleaseEvent = (storedType: string): NewerReleaseEvent => ({
  type: 'EventOfNewerRelease',
  data: { storedType },
});

/** A change could contradict what the unknown events mean. */
export class NewerReleaseError extends Error {
  constructor(stream: string, types: readonly string[]) {
    super(
      `${stream} has events of a newer release (${types.join(', ')}). It can be read, and only that release can change it.`,
    );
  }
}

/** A field that the schema does not have comes from a newer release. `parsed`: without it. */
export const hasUnknownField = (data: unknown, parsed: object): boolean =>
  Object.keys(data as object).some((name) => !(name in parsed));
