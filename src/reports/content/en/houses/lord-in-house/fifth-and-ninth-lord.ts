/** The lord of the fifth house in each house: talent, study and creative work. */
export const lordOfFifth = [
  'Your talent is visible from the street. You think well on your feet, are taken for a performer or a teacher, and ought to be careful only of learning everything by heart too fast.',
  'Cleverness pays its way with you. Voice, words, memory and a family tradition of learning are among your assets, and a speculation succeeds when it stays close to what you know.',
  'You learn by copying, then by daring. Craft, writing and performance suit you, and a brother, sister or friend was probably your first audience.',
  'You study best at home, with tea. Your mind is loyal to its early lessons, your creations are made to be lived with, and children soften the house around you.',
  'Intelligence plays in its own garden here. Ideas, counsel and affection come easily, and what you create has the mark of someone who enjoyed making it.',
  'Your cleverness is practical and a little combative. You learn by fixing errors, write well under pressure, and enjoy yourself thoroughly when a game is hard.',
  'You think aloud with one other person. Romance and intellect are mixed together, your ideas need a partner to finish them, and you make a lively, fair opponent in debate.',
  'You study what others leave closed. Your imagination runs deep, results come after a silence, and a talent you once put away is likely to ask for you again.',
  'Learning feels like a blessing to you and is one. A good teacher turns up, higher study suits you at any age, and you pass on what you learn almost in the same breath.',
  'Your ideas want a job. Strategy, teaching, design or advice can carry your name in public, and you are at your best where intelligence is used and seen.',
  'Company makes you cleverer than you are alone. Groups bring out your inventions, friends benefit from your hunches, and creative work repays you with interest.',
  'Your imagination likes closed doors and long distances. You make beautiful things in private, love quietly, and learn some of your best lessons in a language not your own.',
] as const;

/** The lord of the ninth house in each house: faith, luck and teachers. */
export const lordOfNinth = [
  'Good fortune meets you personally. You act from principle without needing to announce it, and a father’s or teacher’s manner can be seen in the way you stand.',
  'Values were handed to you along with the spoons. Family, speech and savings are touched by luck, and a truthful tongue is your best amulet.',
  'You earn your blessings by effort, a letter and a short journey at a time. Faith that asks you to do something convinces you; faith that asks you to sit still has you looking for your keys.',
  'Luck lives where you live. Mother, land, vehicles, a calm kitchen shrine: through such things grace enters, and leaving home is easier for you once you have said goodbye properly.',
  'Wisdom comes to you as delight. Study, children and play open doors, old texts seem oddly familiar, and you have a natural claim on the affection of teachers.',
  'You find meaning in work that others avoid. Service, discipline and the settling of quarrels are your pilgrimage, and your luck tends to arrive in disguise as a task.',
  'Fortune grows with companionship. A partner, often with strong beliefs or from some distance away, widens your world, and dealings with the public are kindly lit.',
  'Your faith was not inherited ready-made. It was dug up, after questions and at least one loss, and it holds for exactly that reason.',
  'You are well placed with the large and gracious things: teachers, ethics, long roads, grandparents’ blessings. Your part is to accept help as easily as you offer it.',
  'Duty and conviction coincide in you more often than in most. Work gains from a sense of mission, people in authority notice your integrity, and your luck is public.',
  'Elders, societies and good company bring your blessings in by the armful. What you hope for is helped by what you believe, so choose both with some care.',
  'Your luck travels. Distant places, retreats and anonymous generosity suit it, and you may find your truest teacher in a country, or in a silence, where no one expected one.',
] as const;
