/** The lord of the seventh house in each house: partnership. */
export const lordOfSeventh = [
  'Relationship comes to where you stand. You attract companions without much campaigning, and the lesson is to stay yourself in the middle of all that company.',
  'Marriage and family finances are neighbours in your life. A partner brings resources or a strong opinion on them; shared meals settle more than shared arguments.',
  'You bond through doing: errands, trips, projects, messages all day long. A companion of quick mind suits you, and the bond may begin next door or online.',
  'You look for someone to come home to. A settled, comfortable, house-loving companion suits you, and family approval matters to you more than you admit aloud.',
  'Love likes to begin as friendship and laughter with you. You want a partner who still plays, and shared interests, pupils or children keep the tie bright.',
  'Partnership, for you, includes work. You may meet through service or in a dispute well settled, and the bond stays fresh when chores, debts and irritations are spoken of early.',
  'You take companionship seriously and it repays you. A strong, self-possessed partner suits you, and agreements you enter with open eyes tend to hold.',
  'A bond changes you, deeply and not always comfortably. You need privacy together, honesty about shared money, and a partner unafraid of long conversations after midnight.',
  'A companion is a teacher to you, or comes from a different shore. Belief, travel and learning keep you together, and the relationship grows by being given a purpose.',
  'Your partner and your profession know each other well. You may meet through work, build a firm side by side, or simply need someone who respects your hours.',
  'Friendship is the floor on which you build. A partner brings a circle and hopes of larger size, and the two of you gain by dreaming on paper.',
  'There is distance in the pattern: a partner from afar, long absences, or a private world for two. You give a great deal in love, and it helps to say when you are tired.',
] as const;
