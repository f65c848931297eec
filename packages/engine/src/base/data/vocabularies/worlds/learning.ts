import type { World } from './world.ts';

/** Data and models that are trained on them. */
export const LEARNING: World = {
  name: 'learning',
  signs: `dataset model training train epoch hyperparameter inference annotation annotator embedding checkpoint algorithm optimizer framework accelerator gpu prediction
    learning loss label classifier regression classification feature_store corpus token prompt finetune drift experiment run baseline ground_truth batch_size`,
  slots: {
    target: 'churn|fraud|demand|sentiment|click|credit risk|image|anomaly', target_b: 'churn|fraud|demand|sentiment|click|price|defect|intent', kind: 'classifier|ranker|forecaster|detector|scorer|embedder', data: 'transactions|sessions|reviews|images|sensor_readings|support_tickets|clickstream|orders|log_events|search_queries',
    split: 'train|test|validation|2023|2024|v2|v3|sample', count: '2|3|5|10|20|40',
  },
  lists: `
!dataset name, dataset, training set, data set name, evaluation set: {data}_{split}
!dataset type, data type of dataset, data modality, dataset modality, data kind: tabular|image|text|time series|audio|video|graph|geospatial
!storage format, file format, data format, serialization format, table format: parquet|csv|json|avro|orc|delta|tfrecord|hdf5|jsonl
!annotation method, labelling method, labeling method, annotation type, label source, labelling source: manual|crowdsourced|model-assisted|expert|programmatic|automatic|active learning
!annotation tool, labeling tool: Label Studio|CVAT|Prodigy|Labelbox|Supervisely|Doccano
!model name, ml model name, registered model, ml model: {target_b}-{kind}-v2|{target_b}_{kind}|{target_b}-{kind}
!algorithm, ml algorithm, model type, model family, model algorithm, learning algorithm, model architecture, estimator: random forest|gradient boosting|logistic regression|XGBoost|LightGBM|linear regression|transformer|LSTM|convolutional neural network|k-means|support vector machine|ResNet-50|BERT base|decision tree
!ml framework, framework, framework name, deep learning framework, training framework: PyTorch|TensorFlow|scikit-learn|XGBoost|JAX|LightGBM|Keras|Hugging Face Transformers|Spark MLlib
!task type, ml task, problem type, learning task, prediction task, model task: classification|regression|forecasting|clustering|object detection|recommendation|anomaly detection|text generation|segmentation|ranking
!optimizer, optimiser, optimizer name: Adam|SGD|AdamW|RMSprop|Adagrad|LAMB
!loss function, loss, objective function, loss name: cross-entropy|mean squared error|mean absolute error|binary cross-entropy|Huber|focal|log loss|triplet
!eval metric, evaluation metric, metric name, model metric, primary metric, scoring metric, =metric: accuracy|F1|AUC|RMSE|precision|recall|MAE|log loss|NDCG|MAPE|R2|BLEU
!accelerator, gpu, gpu type, gpu model, accelerator type, hardware accelerator: NVIDIA A100|NVIDIA T4|NVIDIA V100|NVIDIA H100|TPU v4|NVIDIA L4|CPU|NVIDIA RTX 4090|AMD MI250|TPU v5e
run status, job status, training status, experiment status, execution status, workflow status, task status: completed|running|failed|queued|cancelled
!drift type, drift: data drift|concept drift|label drift|none
!activation, activation function: ReLU|GELU|sigmoid|tanh|softmax|SiLU
!serving type, inference mode, serving mode, deployment target: batch|real-time|streaming|edge
!feature type, feature data type, column type: numeric|categorical|boolean|text|timestamp|embedding
`,
  prose: `
# note
Loss stopped falling after {count} epochs.
Trained again with {count} times the data.
Model for {target} overfits, more regularisation needed.
Labels of {count} records corrected.
# description
Model that predicts {target} from recent events.
Data of {count} months, cleaned and without personal data.
Training data for {target} with {count} features.
# objective, objective, hypothesis, purpose, goal, conclusion, findings, finding, summary, evaluation, limitation, intended use
More features improve the {target} model by {count}%.
The {target} model is better than the baseline by {count} points.
Predict {target} for the next {count} weeks.
`,
};
