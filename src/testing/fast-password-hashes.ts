/** Setup of server and browser tests: Argon2id at full strength would take 40 ms per login. */
import { ARGON2_PARAMETERS } from '#src/accounts/password/password-hash.ts';

Object.assign(ARGON2_PARAMETERS, { memory: 64, passes: 1 });
