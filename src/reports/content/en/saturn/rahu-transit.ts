/** Rahu in each sign counted from the natal Moon, first to twelfth. Its good houses are those of the Sun. */
export const rahu = [
  'Rahu on the Moon’s sign brings colourful months: new faces, new wants, vivid dreams. Let any purchase that tempts you after ten at night wait for one sunrise.',
  'Rahu beside the Moon makes speech quick and budgets elastic. Boasts and bargains are the two things to halve; interesting food does no harm.',
  'A good post for Rahu. Nerve, media, neighbours from elsewhere: the unusual attempt succeeds more often now, above all when it is short and your own.',
  'The house feels foreign, or you do in it. A move, a lodger, a form in small print: read every clause, then hang up your own curtains.',
  'Clever schemes knock at the window. Enjoy the inventions, test them with small sums, and let romance show its face by daylight.',
  'Rahu fights well for you in the sixth. Old snarls with rivals, dues or offices come loose by methods nobody had thought of; keep the method clean.',
  'Fascinating people cross your way and promise the moon. Ask what they did last year, and whom you may telephone about it.',
  'Odd discoveries and sudden turns, most of them smaller than they sound. Back up the files, tell one trusted person where things are, and let rumours pass.',
  'Far places and unconventional teachers attract you. Travel gladly; change your creed slowly, and not on the say-so of a video.',
  'Rahu in the tenth lifts you into view, by the lists a favour. Accept the visible task, and dress each claim in a fact, because people now check.',
  'Rahu’s net comes up full here. Contacts at a distance, a technical idea, a crowd that likes you: gather, sort on the shore, and give back what belongs to another.',
  'Sleep turns restless and tickets tempt. Put the screen out of the bedroom, choose one journey of the three, and spend on rest as on a necessity.',
] as const;
