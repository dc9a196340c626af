import type Router from '@koa/router';
import { ChangeEmailRequest } from '#src/accounts/contract-account-security.ts';
import { ProfileChange } from '#src/accounts/contract.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { getConventions, toBouncedEmailField, toMemberView, type MemberRow } from '#src/accounts/members.ts';
import { getCurrentTokenHash, requireMember, rotateSessionId } from '#src/accounts/session/sessions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { changeEmail } from './change-email.ts';
import { changeProfile } from './change-profile.ts';

/** The profile of the signed-in member. */
export function registerProfileRoutes(router: Router, deps: AccountDeps & { gazetteer: Gazetteer }): void {
  const { db, clock } = deps;

  router.get('/api/profile', async (ctx) => {
    ctx.body = toProfile(await requireMember(ctx, db, clock), deps.gazetteer);
  });

  /** Name, phone, gender, birth details and chart style. */
  router.put('/api/profile', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = toProfile(await changeProfile(deps, member, parseBody(ctx, ProfileChange)), deps.gazetteer);
  });

  router.post('/api/account/email', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const tokenHash = getCurrentTokenHash(ctx);
    const changedMember = await changeEmail(deps, {
      member,
      currentTokenHash: tokenHash,
      ...parseBody(ctx, ChangeEmailRequest),
    });
    await rotateSessionId(ctx, tokenHash);
    const message = 'Your email is changed. Everywhere else you have been logged out.';
    ctx.body = { success: true, message, user: toMemberView(changedMember) };
  });
}

const toProfile = (member: MemberRow, gazetteer: Gazetteer) => ({
  success: true,
  user: toMemberView(member),
  ...(member.birth ? { birth: member.birth } : {}),
  ...toSignUpPlaceField(member, gazetteer),
  chartStyle: member.chart_style,
  signVocabulary: member.sign_vocabulary,
  conventions: getConventions(member),
  hasPassword: member.password_hash !== null,
  ...toBouncedEmailField(member),
});

function toSignUpPlaceField({ place_of_birth_id: id }: MemberRow, gazetteer: Gazetteer) {
  const signUpPlace = id === null ? undefined : gazetteer.findById(id);
  return signUpPlace ? { signUpPlace } : {};
}
