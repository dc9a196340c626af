/** A place of birth, searched in the gazetteer while typing. An editable combobox with a list: arrows, Enter, Escape, touch. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Place, PlaceHit } from '#src/places/contract.ts';
import { control, Field } from '#web/ui/form/Field.tsx';
import { toPlace } from './place-label.ts';
import { usePlaceSearch, type PlaceSuggestions } from './use-place-search.ts';
import css from './PlaceField.module.css';

/** The text in the field, and the place once one was chosen from the list. */
export type ChosenPlace = { text: string; place?: Place | undefined };

type Props = {
  value: ChosenPlace;
  onChange: (chosen: ChosenPlace) => void;
  label?: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** any text is valid, a place need not be chosen */
  freeText?: boolean;
};

export function PlaceField({
  value,
  onChange,
  label = 'Place of birth',
  name,
  freeText = false,
  ...frame
}: Props) {
  const id = useId();
  const { suggestions, places, open, active, search, close, pick, onKeyDown } = usePlaceSearch((hit) =>
    onChange({ text: hit.label, place: toPlace(hit) }),
  );
  const type = (text: string) => {
    onChange({ text });
    search(text);
  };
  return (
    <Field label={label} {...frame}>
      {(controlProps) => (
        <span className={css.root}>
          <input
            {...controlProps}
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
            aria-controls={id}
            aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            // a place that sign-up stored as text still has to be chosen
            onFocus={() => !freeText && !value.place && search(value.text)}
            onBlur={close}
          />
          <span id={id} role="listbox" aria-label="Places" hidden={!open} className={css.list}>
            {places.map((hit, i) => (
              <Option
                key={hit.id}
                id={`${id}-${i}`}
                hit={hit}
                active={i === active}
                onPick={() => pick(hit)}
              />
            ))}
          </span>
          <Status suggestions={suggestions} freeText={freeText} />
        </span>
      )}
    </Field>
  );
}

type OptionProps = { id: string; hit: PlaceHit; active: boolean; onPick: () => void };

function Option({ id, hit, active, onPick }: OptionProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const region = hit.label.startsWith(`${hit.name}, `) ? hit.label.slice(hit.name.length + 2) : '';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, by aria-activedescendant
    <span
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={css.option}
      // would take the focus from the input and close the list before the click
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <b>{region ? hit.name : hit.label}</b> {region && <small>{region}</small>}
    </span>
  );
}

function Status({ suggestions, freeText }: { suggestions: PlaceSuggestions; freeText: boolean }) {
  const found = suggestions.status === 'found' ? suggestions.places.length : 0;
  const error = getStatusError(suggestions);
  return (
    <span role="status" className={freeText || !error ? 'sr' : css.note}>
      {error ?? (found > 0 ? `${found} ${found === 1 ? 'place' : 'places'} to choose from` : '')}
    </span>
  );
}

function getStatusError(suggestions: PlaceSuggestions): string | undefined {
  if (suggestions.status === 'failed')
    return 'The list of places did not load. Type one more letter to try again.';
  if (suggestions.status === 'found' && suggestions.places.length === 0)
    return `We find no “${suggestions.query}”. Try another spelling, or the nearest town.`;
  return undefined;
}
