/** Ketu in each sign counted from the natal Moon, first to twelfth. */
export const ketu = [
  'Ketu on the Moon’s sign makes you absent in company and very present alone. Explain it to those who love you, in one sentence, so that they do not guess.',
  'Words and money both want fewer zeros. You lose interest in impressing the table; check standing payments, for inattention is the only leak.',
  'Ketu cuts through hesitation here and is counted helpful. You act without needing to be seen, and settle an old matter with a brother, sister or neighbour in one visit.',
  'Home loosens: boxes are given away, a room is emptied. Keep the photographs and the deed, part with the third pressure cooker.',
  'You care less for winning and more for the puzzle. Ideas come sideways; note them down, and let children teach you the rules of their game.',
  'Small opponents vanish when you stop feeding them. A helpful place: clear the oldest dues, simplify the diet of tasks, and leave the group chat.',
  'Some distance enters a partnership, and some honesty with it. Sit side by side more than face to face; a walk says what a meeting cannot.',
  'Ketu in the eighth likes silence, archives and old wells. Look into things, keep nothing risky in your hands, and leave one secret where it lies.',
  'Rites fall quiet and a private faith speaks. You can skip a ceremony with respect; write to a teacher before the wish passes.',
  'At work you would rather do than appear. By the lists it is a good spell: let another have the title, keep the craft, and the matter moves.',
  'Fewer friends, truer gains. Something old is repaid, a membership lapses without pain, and what remains fits round one table.',
  'Few places suit Ketu better in spirit and fewer cost more in lost umbrellas. Retreat for a weekend, sleep, settle forgotten bills by date.',
] as const;
