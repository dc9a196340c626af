/** A place of birth, searched in the gazetteer while typing. An editable combobox with a list: arrows, Enter, Escape, touch. */
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { PlaceHit } from '#src/places/contract.ts';
import { scrollListIntoView, trackVisibleArea } from '#web/ui/behaviour/visible-area.ts';
import { control, Field } from '#web/ui/form/Field.tsx';
import type { ChosenPlace } from '#web/lib/birth-form-values.ts';
import { toPlace } from './place-label.ts';
import { usePlaceSearch, type PlaceSuggestions } from './use-place-search.ts';
import css from './PlaceField.module.css';

type Props = {
  value: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
  label?: string;
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** any text is valid; no place has to be chosen from the list */
  allowsFreeText?: boolean;
};

export function PlaceField({
  value,
  onChange,
  label = 'Place of birth',
  name,
  allowsFreeText = false,
  ...fieldProps
}: Props) {
  const id = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const { suggestions, places, isOpen, activeIndex, search, close, pick, onKeyDown } = usePlaceSearch((hit) =>
    onChange({ text: hit.label, place: toPlace(hit) }),
  );
  useListInView(rootRef, places);
  const changeText = (text: string) => {
    onChange({ text });
    search(text);
  };
  return (
    <Field label={label} {...fieldProps}>
      {(controlProps) => (
        <span ref={rootRef} className={css.root}>
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
            aria-expanded={isOpen}
            aria-controls={id}
            aria-activedescendant={isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
            onChange={(event) => changeText(event.target.value)}
            onKeyDown={onKeyDown}
            // a member gave the place at sign-up as text only: it still has to be chosen from the list
            onFocus={() => !allowsFreeText && !value.place && search(value.text)}
            onBlur={close}
          />
          <span id={id} role="listbox" aria-label="Places" hidden={!isOpen} className={css.list}>
            {places.map((hit, index) => (
              <Option
                key={hit.id}
                id={`${id}-${index}`}
                hit={hit}
                isActive={index === activeIndex}
                onPick={() => pick(hit)}
              />
            ))}
          </span>
          <SearchStatus suggestions={suggestions} allowsFreeText={allowsFreeText} />
        </span>
      )}
    </Field>
  );
}

/** Keeps the list visible, also when a screen keyboard opens after it. */
function useListInView(root: RefObject<HTMLElement | null>, places: PlaceHit[]): void {
  useEffect(() => {
    const [input, list] = root.current?.children ?? [];
    if (places.length === 0 || !input || !list) return;
    const scrollIntoView = () => scrollListIntoView(input, list);
    trackVisibleArea();
    scrollIntoView();
    visualViewport?.addEventListener('resize', scrollIntoView);
    return () => visualViewport?.removeEventListener('resize', scrollIntoView);
  }, [root, places]);
}

type OptionProps = { id: string; hit: PlaceHit; isActive: boolean; onPick: () => void };

function Option({ id, hit, isActive, onPick }: OptionProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const namePrefix = `${hit.name}, `;
  const region = hit.label.startsWith(namePrefix) ? hit.label.slice(namePrefix.length) : '';
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input handles the keys, see aria-activedescendant
    <span
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
      // otherwise the input would lose the focus, and the list would close before the click
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <b>{region ? hit.name : hit.label}</b> {region && <small>{region}</small>}
    </span>
  );
}

function SearchStatus({
  suggestions,
  allowsFreeText,
}: {
  suggestions: PlaceSuggestions;
  allowsFreeText: boolean;
}) {
  const count = suggestions.status === 'found' ? suggestions.places.length : 0;
  const error = getStatusError(suggestions);
  return (
    <span role="status" className={allowsFreeText || !error ? 'sr-only' : css.note}>
      {error ?? (count > 0 ? `${count} ${count === 1 ? 'place' : 'places'} to choose from` : '')}
    </span>
  );
}

function getStatusError(suggestions: PlaceSuggestions): string | undefined {
  if (suggestions.status === 'failed')
    return 'The list of places did not load. Type another letter to try again.';
  if (suggestions.status === 'found' && suggestions.places.length === 0)
    return `We found no place called “${suggestions.query}”. Try another spelling, or the nearest town.`;
  return undefined;
}
