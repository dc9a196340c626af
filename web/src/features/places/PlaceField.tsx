/** A place of birth, searched in the gazetteer while typing. An editable combobox with a list: arrows, Enter, Escape, touch. */
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Place, PlaceHit } from '#src/places/contract.ts';
import { control, Field } from '#web/ui/Field.tsx';
import { placeOf } from './search-places.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';
import css from './PlaceField.module.css';

/** What stands in the field, and the place it means once one was picked. */
export type ChosenPlace = { text: string; place?: Place | undefined };

type Props = {
  value: ChosenPlace;
  onChange: (chosen: ChosenPlace) => void;
  label?: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** any text will do: an unknown place is not complained about */
  free?: boolean;
};

export function PlaceField({
  value,
  onChange,
  label = 'Place of birth',
  name,
  free = false,
  ...frame
}: Props) {
  const list = useId();
  const [wanted, setWanted] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(wanted);
  const places = suggestions.status === 'found' ? suggestions.places : [];
  const open = places.length > 0;

  const close = () => {
    setWanted('');
    setActive(-1);
  };
  const type = (text: string) => {
    onChange({ text });
    setWanted(text);
    setActive(-1);
  };
  const pick = (hit: PlaceHit) => {
    onChange({ text: hit.label, place: placeOf(hit) });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step && open)
      setActive((active + step + places.length + (active < 0 && step < 0 ? 1 : 0)) % places.length);
    else if (event.key === 'Enter' && open) pick(places[Math.max(active, 0)]!);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field label={label} {...frame}>
      {(wiring) => (
        <span className={css.root}>
          <input
            {...wiring}
            className={control.input}
            name={name}
            value={value.text}
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={120}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={list}
            aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <ul id={list} role="listbox" aria-label={label} hidden={!open} className={css.list}>
            {places.map((hit, i) => (
              <Option
                key={hit.id}
                id={`${list}-${i}`}
                hit={hit}
                active={i === active}
                onPick={() => pick(hit)}
              />
            ))}
          </ul>
          <Status suggestions={suggestions} free={free} />
        </span>
      )}
    </Field>
  );
}

const STEP: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

type OptionProps = { id: string; hit: PlaceHit; active: boolean; onPick: () => void };

function Option({ id, hit, active, onPick }: OptionProps) {
  const rest = hit.label.startsWith(hit.name) ? hit.label.slice(hit.name.length).replace(/^, /, '') : '';
  return (
    // pointerdown would take the focus from the input and close the list before the click
    <li
      id={id}
      role="option"
      aria-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <b>{rest ? hit.name : hit.label}</b> {rest && <span>{rest}</span>}
    </li>
  );
}

function Status({ suggestions, free }: { suggestions: Suggestions; free: boolean }) {
  const empty = suggestions.status === 'found' && suggestions.places.length === 0;
  const said = suggestions.status === 'failed' ? FAILED : empty ? nothing(suggestions.for) : undefined;
  const found = suggestions.status === 'found' ? suggestions.places.length : 0;
  return (
    <span role="status" className={free || !said ? 'sr' : css.note}>
      {said ?? (found > 0 ? `${found} ${found === 1 ? 'place' : 'places'} to choose from` : '')}
    </span>
  );
}

const FAILED = 'The list of places did not load. Type one more letter to try again.';
const nothing = (text: string) => `We find no “${text}”. Try another spelling, or the nearest town.`;
