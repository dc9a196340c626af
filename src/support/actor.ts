import os from 'node:os';
import type { Environment } from './command.ts';

const MAX_LENGTH = 60;

/**
 * Names the person who runs the command: LAGNA_ACTOR, or the login of the system. In a container, where all persons have one
 * login, set LAGNA_ACTOR.
 * @returns support:<name>, as in `EventMeta.actor`
 */
export function getSupportActor({ LAGNA_ACTOR }: Environment): string {
  const name = LAGNA_ACTOR?.trim() || os.userInfo().username;
  return `support:${name.replace(/[^\w.@-]/g, '-').slice(0, MAX_LENGTH)}`;
}
