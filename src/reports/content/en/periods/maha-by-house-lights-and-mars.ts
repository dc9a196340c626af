/** A maha dasha by the house of its lord, first to twelfth. */
export const sunYears = [
  'You become the face of your own affairs, and good habits pay you back.',
  'Earnings begin to carry your signature, and family matters look to you for a word.',
  'Initiative is rewarded, most of all the kind that needed a little nerve.',
  'A home, a plot or a parent asks for your full attention and gives authority in return.',
  'Something you created is looked at by more eyes than you expected.',
  'You are trusted with a difficult office, and you are good at it.',
  'A partner’s standing and your own rise or rest together, so speak of both.',
  'Hidden strength is called for, and there turns out to be a fund of it.',
  'Teachers, fathers and principles take the chair, and a journey confirms you.',
  'Your work steps into daylight; a title or a visible task is in the pattern.',
  'Influential friends open a door, and it matters to have the request ready.',
  'You shine offstage: distant places, retreats and quiet service restore you.',
] as const;

export const moonYears = [
  'How you feel decides how things go, so your daily rhythm becomes the main business.',
  'Family, food and savings fill the foreground, pleasantly on the whole.',
  'There is movement, writing and much to and fro with siblings or neighbours.',
  'Home itself is the project: rooms, roots, a mother’s wishes or your own.',
  'Children, pupils and imagination sweeten these years.',
  'You care for others in practical ways, and need a routine that also cares for you.',
  'Companionship is the tide on which other things float.',
  'Old feelings come up to be finished, and an inner calm follows from it.',
  'Pilgrimage, study and kindly elders lift your mood.',
  'The public warms to you, and your moods need to be kept from the noticeboard.',
  'Friends multiply, and wishes come true in the order in which they were spoken.',
  'You turn inward; sleep, music and far places matter more than company.',
] as const;

export const marsYears = [
  'Energy is plentiful; give the body a sport before it picks one.',
  'You earn by effort and speak with force, and the second needs the lighter hand.',
  'Bold moves on short roads succeed, and brothers and sisters come into the story.',
  'Building, buying or repairing a place takes up the strength of several years.',
  'You compete, create and teach with heat, and take risks that should be small.',
  'You outwork what stands in the way, and rivals improve you.',
  'Partnership gets lively; a shared physical project does it good.',
  'You handle what others avoid and learn the uses of a calm pulse.',
  'You travel and argue for what you believe.',
  'Work goes uphill at a good pace, and you are given the order to advance.',
  'A group with a goal makes use of you, and you of it.',
  'Effort goes abroad or behind the scenes, so plan real rest between the bursts.',
] as const;
