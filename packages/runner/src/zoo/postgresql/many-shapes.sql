-- A row whose columns depend on its kind and its outcome in so many ways that they cannot all be written down.
CREATE TYPE errand_kind AS ENUM ('send', 'check', 'compose', 'hearsay', 'legacy');
CREATE TYPE errand_end AS ENUM ('accepted', 'refused', 'unknown', 'same', 'other', 'illegible', 'composed', 'dropped');
CREATE TYPE errand_fruit AS ENUM ('draft', 'review', 'agent', 'nothing');
CREATE TYPE sight AS ENUM ('whole', 'part');
CREATE TABLE trips (
  id text PRIMARY KEY,
  house text NOT NULL,
  UNIQUE (house, id)
);
CREATE TABLE errands (
  id text PRIMARY KEY,
  house text NOT NULL,
  trip_id text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  kind errand_kind NOT NULL,
  about_id text,
  after_id text,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome errand_end,
  seen_text text,
  seen_by text,
  seen sight,
  seen_at timestamptz,
  compared integer CHECK (compared > 0),
  fruit errand_fruit,
  draft text,
  review text,
  agent text,
  nothing text,
  helper text,
  seal bigint CHECK (seal > 0),
  seal_key uuid,
  witness text,
  ground text,
  again text,
  doubt text,
  blot text,
  UNIQUE (house, trip_id, id),
  UNIQUE (house, id),
  UNIQUE (trip_id, number),
  FOREIGN KEY (house, trip_id) REFERENCES trips (house, id),
  FOREIGN KEY (house, trip_id, about_id) REFERENCES errands (house, trip_id, id),
  FOREIGN KEY (house, trip_id, after_id) REFERENCES errands (house, trip_id, id),
  CHECK (kind <> 'legacy'),
  CHECK ((kind = 'hearsay') = (witness IS NOT NULL)
    AND (kind <> 'hearsay' OR ended_at IS NOT NULL AND seal IS NULL AND seal_key IS NULL)),
  CHECK (kind = 'hearsay' OR (ended_at IS NOT NULL) = (seal IS NOT NULL) AND (seal IS NULL) = (seal_key IS NULL)),
  CHECK (id IS DISTINCT FROM after_id),
  CHECK (id IS DISTINCT FROM about_id),
  CHECK ((NOT outcome IS DISTINCT FROM 'refused') = (ground IS NOT NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'refused') = (again IS NOT NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'unknown') = (doubt IS NOT NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'illegible') = (blot IS NOT NULL)),
  CHECK ((outcome IS DISTINCT FROM 'composed' OR fruit IS NOT NULL)
    AND (fruit IS NULL OR outcome IS NOT NULL AND outcome IN ('composed', 'dropped'))
    AND (fruit IS NULL AND num_nonnulls(draft, review, agent, nothing) = 0
      OR fruit = 'draft' AND draft IS NOT NULL AND num_nonnulls(draft, review, agent, nothing) = 1
      OR fruit = 'review' AND review IS NOT NULL AND num_nonnulls(draft, review, agent, nothing) = 1
      OR fruit = 'agent' AND agent IS NOT NULL AND num_nonnulls(draft, review, agent, nothing) = 1
      OR fruit = 'nothing' AND nothing IS NOT NULL AND helper IS NOT NULL
        AND num_nonnulls(draft, review, agent, nothing) = 1)),
  CHECK (outcome IS NULL
    OR kind = 'send' AND outcome IN ('accepted', 'refused', 'unknown')
    OR kind = 'check' AND outcome IN ('same', 'other', 'illegible', 'refused')
    OR kind = 'compose' AND outcome IN ('composed', 'dropped', 'refused', 'unknown')
    OR kind = 'hearsay'),
  CHECK (outcome NOT IN ('same', 'other') AND NOT (kind = 'check' AND outcome = 'refused')
    OR seen_text IS NOT NULL AND seen_by IS NOT NULL AND NOT seen IS DISTINCT FROM 'whole'
      AND seen_at IS NOT NULL AND compared IS NOT NULL),
  CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CHECK (ended_at IS NULL OR ended_at >= began_at),
  CHECK (kind NOT IN ('check', 'hearsay') OR about_id IS NOT NULL)
);
