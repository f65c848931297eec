/** Identifiers of the story in all examples: Ada's organization fills its shop with rows. */
export const EXAMPLE_IDS = {
  ada: 'usr_01kb3f8q6te1mrz5n7w9x2c4da',
  grace: 'usr_01kb3f9a2hf8pbt6v0k4j7m1se',
  organization: 'org_01kb3f8r0we9x8s3d5q2h6t7yz',
  invitation: 'inv_01kb3g2m4nf5gv8w1c9r7x3k6p',
  project: 'prj_01kb3gbz7ve4jt2n6h8m0q5s1d',
  key: 'key_01kb3gd3e9fkbw7x5t1r4v8c2n',
  template: 'tpl_01kb3gf6h2e8sm4q9z3d7k1w5x',
  snapshot: 'snp_01kb3gh9k5fc2r6t8v0b4n7m3q',
  earlierSnapshot: 'snp_01kb1a4s8ted9w3x5z7h2k6j0v',
  connection: 'con_01kb3gkc1rf7p5d8s2t4w6q9nb',
  schedule: 'sch_01kb3gmf4tegz1v3x6b8c0m5hk',
  webhook: 'whk_01kb3gn1c7e4w6t9b2m5x8r0dq',
  delivery: 'dlv_01kb3gqq3ze7v1k4n8s6h2t5wc',
  generation: 'gen_01kb3gqp8we2n4r7t9s5d1k3vz',
  export: 'exp_01kb3h0c2yfj6q8w4x1b5m7t9s',
  approval: 'apr_01kb3gna6ve5k9d2h7r0t4w8cz',
  event: 'evt_01kb3gqp9xe8s1m5v3q6z7n2bd',
} as const;

export const EXAMPLE_DIGESTS = {
  schema: 'sha256:4c0d3f0c6f9c0b8e6cb0ad2a3b7ce0f1d0a8f4f3f7d1b6f0a2f5c4f1b3e9d817',
  plan: 'sha256:9b1f6a0d3a4e4f6f2f7a3a9a6a1c1e8d7a5b2c3d4e5f60718293a4b5c6d7e8f9',
} as const;
