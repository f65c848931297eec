-- A chain of dental practices in Brazil, with types in front of names

CREATE TABLE tb_unidade (
  cd_unidade serial PRIMARY KEY,
  nm_unidade varchar(60) NOT NULL,
  nr_cnpj varchar(18) NOT NULL,
  ds_logradouro varchar(80) NOT NULL,
  nr_endereco varchar(8) NOT NULL,
  ds_complemento varchar(40),
  nm_bairro varchar(60) NOT NULL,
  nm_cidade varchar(60) NOT NULL,
  sg_uf char(2) NOT NULL,
  nr_cep varchar(9) NOT NULL,
  nr_telefone varchar(20) NOT NULL,
  ds_email varchar(100) NOT NULL,
  dt_abertura date NOT NULL
);

CREATE TABLE tb_dentista (
  cd_dentista serial PRIMARY KEY,
  cd_unidade integer NOT NULL REFERENCES tb_unidade (cd_unidade),
  nm_dentista varchar(80) NOT NULL,
  nr_cro varchar(12) NOT NULL,
  ds_especialidade varchar(40) NOT NULL,
  dt_admissao date NOT NULL,
  dt_demissao date,
  vl_salario numeric(9, 2) NOT NULL,
  tp_vinculo varchar(16) NOT NULL,
  st_ativo char(1) NOT NULL
);

CREATE TABLE tb_paciente (
  cd_paciente serial PRIMARY KEY,
  nm_paciente varchar(80) NOT NULL,
  nm_mae varchar(80) NOT NULL,
  dt_nasc date NOT NULL,
  tp_sexo char(1) NOT NULL,
  nr_cpf varchar(14) NOT NULL,
  nr_rg varchar(14) NOT NULL,
  ds_estado_civil varchar(16) NOT NULL,
  ds_profissao varchar(40) NOT NULL,
  nr_celular varchar(20) NOT NULL,
  ds_email varchar(100),
  ds_endereco varchar(100) NOT NULL,
  nm_cidade varchar(60) NOT NULL,
  sg_uf char(2) NOT NULL,
  nr_cep varchar(9) NOT NULL,
  ds_alergia varchar(80),
  fl_fumante char(1) NOT NULL,
  tp_sanguineo varchar(3) NOT NULL,
  ds_obs text,
  dt_cadastro timestamp NOT NULL,
  dt_ult_visita date
);

CREATE TABLE tb_convenio (
  cd_convenio serial PRIMARY KEY,
  nm_convenio varchar(60) NOT NULL,
  nr_registro_ans varchar(10) NOT NULL,
  pc_desconto numeric(5, 2) NOT NULL,
  nr_dias_pagto smallint NOT NULL,
  st_convenio varchar(10) NOT NULL
);

CREATE TABLE tb_procedimento (
  cd_procedimento varchar(10) PRIMARY KEY,
  ds_procedimento varchar(80) NOT NULL,
  ds_categoria varchar(40) NOT NULL,
  vl_procedimento numeric(8, 2) NOT NULL,
  qt_minutos smallint NOT NULL,
  fl_exige_raiox boolean NOT NULL
);

CREATE TABLE tb_agenda (
  id_agenda serial PRIMARY KEY,
  cd_paciente integer NOT NULL REFERENCES tb_paciente (cd_paciente),
  cd_dentista integer NOT NULL REFERENCES tb_dentista (cd_dentista),
  dt_consulta date NOT NULL,
  hr_inicio time NOT NULL,
  hr_fim time NOT NULL,
  st_consulta varchar(16) NOT NULL,
  ds_motivo varchar(120) NOT NULL,
  nm_usuario varchar(30) NOT NULL
);

CREATE TABLE tb_tratamento (
  nr_tratamento varchar(12) PRIMARY KEY,
  cd_paciente integer NOT NULL REFERENCES tb_paciente (cd_paciente),
  cd_dentista integer NOT NULL REFERENCES tb_dentista (cd_dentista),
  dt_inicio date NOT NULL,
  dt_fim date,
  vl_total numeric(9, 2) NOT NULL,
  vl_desconto numeric(9, 2) NOT NULL,
  vl_liquido numeric(9, 2) NOT NULL,
  qt_parcelas smallint NOT NULL,
  ds_diagnostico varchar(120) NOT NULL
);

CREATE TABLE tb_item_tratamento (
  nr_tratamento varchar(12) NOT NULL REFERENCES tb_tratamento (nr_tratamento),
  cd_procedimento varchar(10) NOT NULL REFERENCES tb_procedimento (cd_procedimento),
  nr_dente smallint NOT NULL,
  ds_face varchar(12),
  qt_item smallint NOT NULL,
  vl_unitario numeric(8, 2) NOT NULL,
  vl_item numeric(9, 2) NOT NULL
);

CREATE TABLE tb_pagamento (
  nr_pagamento serial PRIMARY KEY,
  nr_tratamento varchar(12) NOT NULL REFERENCES tb_tratamento (nr_tratamento),
  nr_parcela smallint NOT NULL,
  dt_vencimento date NOT NULL,
  dt_pagto date,
  vl_parcela numeric(9, 2) NOT NULL,
  vl_pago numeric(9, 2),
  tp_pagto varchar(20) NOT NULL,
  nm_banco varchar(40),
  cd_agencia varchar(6),
  nr_conta varchar(12),
  st_pagto varchar(12) NOT NULL
);

CREATE TABLE tb_material (
  cd_material varchar(10) PRIMARY KEY,
  ds_material varchar(60) NOT NULL,
  nm_fabricante varchar(60) NOT NULL,
  sg_unidade varchar(4) NOT NULL,
  qt_estoque integer NOT NULL,
  qt_minima integer NOT NULL,
  vl_custo numeric(9, 2) NOT NULL,
  nr_lote varchar(16) NOT NULL,
  dt_validade date NOT NULL,
  ds_cor varchar(20)
);
