import { useEffect, useState } from 'react';
import type { ProfileResponse } from '#src/accounts/contract.ts';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { loadMemberBirth } from '#web/features/birth-details/member-birth.ts';
import type { InitialBirth } from '#web/features/birth-details/use-birth-form.ts';
import { handlePageError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { AccountSection } from './AccountSection.tsx';
import { BirthSection } from './BirthSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { KeptMatchesSection } from './KeptMatchesSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { ChartSection } from './ChartSection.tsx';
import css from './ProfilePage.module.css';

export { requireMember as loader };

const SECTION_LINKS = [
  ['account', 'Account'],
  ['birth', 'Birth details'],
  ['people', 'Saved people'],
  ['matches', 'Saved matches'],
  ['charts', 'Charts'],
  ['newsletter', 'Newsletter'],
  ['password', 'Password'],
  ['sessions', 'Devices'],
  ['data', 'Your data'],
  ['delete-account', 'Delete'],
] as const;

/** E-mails up to November 2026 link to `#letter`. */
const FORMER_IDS = new Map([['letter', 'newsletter']]);

export function Component() {
  return (
    <>
      <title>My profile | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <div className="wrap">
        <DeletionBanner />
      </div>
      <div className={`wrap ${css.page}`}>
        <header className={css.top}>
          <h1>My profile</h1>
          <p className="soft">What Lagna stores about you. You can change it and download it.</p>
        </header>
        <nav className={css.contents} aria-label="Parts of the profile">
          <ul>
            {SECTION_LINKS.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.sections}>
          <LoadedSections />
        </div>
      </div>
    </>
  );
}

type LoadedProfile = { profile: ProfileResponse; initialBirth: InitialBirth };

function LoadedSections() {
  const {
    data: loadedProfile,
    error,
    refetch,
  } = useQuery('profile', loadMemberBirth, { handleError: handlePageError });
  if (error !== undefined) return <Failed message={error} onRetry={refetch} />;
  return loadedProfile ? <Sections {...loadedProfile} /> : <Loading />;
}

function Sections({ profile, initialBirth }: LoadedProfile) {
  const { hasPassword } = profile;
  const [user, setUser] = useState(profile.user);
  // The browser looks for the fragment of a link before the sections are rendered.
  // Braces, because scrollIntoView returns a promise in some browsers, which React would call as a clean-up function.
  useEffect(() => {
    const id = location.hash.slice(1);
    document.getElementById(FORMER_IDS.get(id) ?? id)?.scrollIntoView();
  }, []);
  return (
    <>
      <AccountSection
        user={user}
        hasPassword={hasPassword}
        bouncedEmail={profile.bouncedEmail}
        onUser={setUser}
      />
      <BirthSection initialBirth={initialBirth} />
      <PeopleSection />
      <KeptMatchesSection />
      <ChartSection saved={profile} />
      <NewsletterSection />
      <PasswordSection email={user.email} hasPassword={hasPassword} />
      <SessionsSection />
      <ExportSection hasPassword={hasPassword} />
      <DeleteAccountSection hasPassword={hasPassword} />
    </>
  );
}

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={css.failed} role="alert">
    <h2>Your profile did not load</h2>
    <p className="soft">{message}</p>
    <Button variant="primary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

const Loading = () => (
  <div className={css.loading}>
    <p className="sr-only" role="status">
      Loading your profile…
    </p>
    <i />
    <i />
    <i />
  </div>
);
