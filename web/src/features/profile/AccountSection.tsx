import type { Member } from '#src/accounts/contract.ts';
import forms from '#web/ui/form/form.module.css';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { formatIstDate } from '#web/lib/dates.ts';
import { SelectField, TextField } from '#web/ui/form/Field.tsx';
import { findNewEmailErrors } from './card-rules.ts';
import { CardForm } from './CardForm.tsx';
import { changeEmail, saveAccount } from './profile-api.ts';
import { Section } from './Section.tsx';
import css from './profile.module.css';

type Props = {
  user: Member;
  hasPassword: boolean;
  /** the address, when the last e-mail to it bounced */
  bouncedEmail: string | undefined;
  onUser: (user: Member) => void;
};

export const AccountSection = (props: Props) => (
  <Section id="account" title="Account" intro="Your name, how we reach you, and where we send your reports.">
    <div className={css.card}>
      <DetailsCard {...props} />
      {props.hasPassword ? <EmailCard {...props} /> : <FixedEmail email={props.user.email} />}
      {props.user.email === props.bouncedEmail && <BouncedNotice />}
    </div>
  </Section>
);

const BouncedNotice = () => (
  <p className={css.bouncedNotice}>
    The last e-mail to this address was not accepted. Is it spelled correctly? Is the mailbox full? We send
    your reports there; they are in My Reports too.
  </p>
);

const GENDERS = { female: 'Female', male: 'Male', other: 'Other' };

function DetailsCard({ user, onUser }: Props) {
  const saveDetails = async (data: FormData) => {
    onUser(await saveAccount(data));
    return 'Saved.';
  };
  return (
    <CardForm
      label="Change details"
      submitLabel="Save details"
      pendingLabel="Saving..."
      action="/api/profile"
      request={saveDetails}
      summary={<MemberFacts user={user} />}
      isTextButton
    >
      {(getError) => (
        <>
          <TextField
            label="Full name"
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={user.name}
            error={getError('name')}
          />
          <div className={forms.pair}>
            <TextField
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={20}
              optional
              defaultValue={user.phone}
              error={getError('phone')}
            />
            <SelectField label="Gender" name="gender" optional defaultValue={user.gender ?? ''}>
              <option value="">Rather not say</option>
              {Object.entries(GENDERS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      )}
    </CardForm>
  );
}

const MemberFacts = ({ user: { name, phone, gender, createdAt } }: { user: Member }) => (
  <>
    <p className={css.name}>{name}</p>
    <dl className={css.facts}>
      <Fact name="Phone" value={phone ?? 'not given'} />
      <Fact name="Gender" value={gender ? GENDERS[gender] : 'not given'} />
      <Fact name="Member since" value={formatIstDate(createdAt)} />
    </dl>
  </>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** A change of the address needs a password. */
const FixedEmail = ({ email }: { email: string }) => (
  <dl className={css.facts}>
    <Fact name="Email" value={email} />
    <Fact name="To change it" value="choose a password first" />
  </dl>
);

function EmailCard({ user, onUser }: Props) {
  const requestChange = async (data: FormData) => {
    const { user: changedUser, message } = await changeEmail(data);
    onUser(changedUser);
    return message;
  };
  const emailFact = (
    <dl className={css.facts}>
      <Fact name="Email" value={user.email} />
    </dl>
  );
  return (
    <CardForm
      label="Change email"
      submitLabel="Change email"
      pendingLabel="Changing..."
      action="/api/account/email"
      request={requestChange}
      findErrors={findNewEmailErrors}
      summary={emailFact}
      isTextButton
    >
      {(getError) => (
        <>
          {emailFact}
          <TextField
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            hint="We send a message to both addresses. You are logged out on all other devices."
            error={getError('email')}
          />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            hint="So that nobody else can take over your account."
            error={getError('password')}
          />
        </>
      )}
    </CardForm>
  );
}
