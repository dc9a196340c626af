/** Town and date as a plain form: the server finds the town and redirects to its page. */
import { useState } from 'react';
import { PlaceField } from '#web/features/birth-details/PlaceField.tsx';
import { noteTownChoice } from '#web/lib/remembered-town.ts';
import { TextField } from '#web/ui/form/Field.tsx';
import css from './TownForm.module.css';

type Props = { town: string; date?: string };

export function TownForm({ town, date }: Props) {
  const [place, setPlace] = useState<{ text: string }>({ text: town });
  const noteChoice = () => {
    // with the town of the page unchanged, only the date is chosen
    if (place.text !== town) noteTownChoice();
  };
  return (
    <form className={css.form} action="/api/panchang/find" onSubmit={noteChoice}>
      <div className={css.town}>
        <PlaceField label="Town" name="town" value={place} onChange={setPlace} allowsFreeText />
      </div>
      {date && (
        <TextField
          label="Date"
          name="date"
          type="date"
          min="1800-01-01"
          max="2100-12-31"
          defaultValue={date}
        />
      )}
      {/* not our Button: the form must work before and without scripts */}
      <button type="submit" className={css.submit}>
        Show
      </button>
    </form>
  );
}
