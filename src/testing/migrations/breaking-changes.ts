/**
 * What a newer schema must not do to the release before it, whose processes still run while and after the migrations are
 * applied: first expand the schema, and contract it one release later.
 */
import type { Column, Schema } from './schema.ts';

/** @returns a sentence for each change, beginning with what it is about */
export function findBreakingChanges(before: Schema, after: Schema): string[] {
  return [
    ...[...before.columns].flatMap(([name, column]) => compareColumn(name, column, after.columns.get(name))),
    ...[...after.columns]
      .filter(
        ([name, column]) => !before.columns.has(name) && isOfOldTable(name, before) && isRequired(column),
      )
      .map(([name]) => `${name} is new, NOT NULL and has no default: the old release does not fill it.`),
    ...listMissing(before.uniqueKeys, after.uniqueKeys, 'is not unique any more: ON CONFLICT fails.'),
    ...listMissing(before.functions, after.functions, 'does not exist any more.'),
    ...listMissing(before.grants, after.grants, 'is revoked from the application.'),
    ...listNew(before, after, 'uniqueKeys', 'is newly unique: the old release may write duplicates.'),
    ...listNew(before, after, 'constraints', 'is a new constraint: the old release may violate it.'),
  ].toSorted();
}

const isRequired = ({ isNullable, hasDefault }: Column): boolean => !isNullable && !hasDefault;

function compareColumn(name: string, before: Column, after: Column | undefined): string[] {
  if (!after) return [`${name} is dropped or renamed.`];
  return [
    ...(after.type === before.type ? [] : [`${name} changes its type from ${before.type} to ${after.type}.`]),
    ...(before.isNullable && !after.isNullable
      ? [`${name} becomes NOT NULL: the old release may leave it empty.`]
      : []),
    ...(before.hasDefault && !after.hasDefault && !after.isNullable ? [`${name} loses its default.`] : []),
  ];
}

const listMissing = (before: Set<string>, after: Set<string>, sentence: string): string[] =>
  [...before].filter((each) => !after.has(each)).map((each) => `${each} ${sentence}`);

/** Only of tables that the old release has. */
const listNew = (
  before: Schema,
  after: Schema,
  kind: 'uniqueKeys' | 'constraints',
  sentence: string,
): string[] =>
  [...after[kind]]
    .filter((each) => !before[kind].has(each) && isOfOldTable(each, before))
    .map((each) => `${each} ${sentence}`);

const isOfOldTable = (text: string, { columns }: Schema): boolean => {
  const table = /^[\w"]+/.exec(text)![0];
  return [...columns.keys()].some((name) => name.startsWith(`${table}.`));
};
