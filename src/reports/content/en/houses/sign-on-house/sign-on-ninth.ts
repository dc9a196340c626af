/** The sign of the ninth house: belief. */
export const signOnNinth = [
  'Your convictions are short and brave. You believe in acting rightly now and reading the commentary afterwards, and a teacher has to be a little fearless to impress you.',
  'You trust a faith that grows things. Ritual with flowers, songs and food convinces you, and you keep the customs of your people because they are beautiful.',
  'You believe with footnotes. Several traditions interest you, you learn religion by conversation, and a guide who cannot be questioned does not remain your guide.',
  'Devotion comes to you through family: a lamp at dusk, a grandmother’s fast, a song before sleep. Your ethics begin with caring for whoever is nearest.',
  'Your sense of right is noble and a touch dramatic. You look up to large souls, give handsomely, and feel that a principle is worth an audience.',
  'You test belief in practice. A vow kept daily, a duty done well, service without fuss: such things are your scripture, and vague piety makes you itch.',
  'You find the sacred in fairness and beauty. Law, art and courteous argument lead you upward, and you distrust any truth that has to be shouted.',
  'You seek by going down. Mysteries, old initiations and hard questions draw you, and your faith is private enough to surprise your friends.',
  'You have a natural religion of hope. Teachers, pilgrimages and large books belong to you, and you preach a little, though the jokes are good.',
  'Duty is holy to you, more so than rapture. You respect tradition that has worked for centuries, and climb towards wisdom with your shoes tied.',
  'Your ideals are for everyone. You question inherited belief, keep what is humane in it, and may find your teacher in a movement, a laboratory or a friend.',
  'Your faith is oceanic. Compassion, music and places of pilgrimage open you, and you sense help from a side that you have stopped trying to name.',
] as const;
